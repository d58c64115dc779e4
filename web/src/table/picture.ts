/** A board as a picture: what is drawn on the screen, with every style it needs, in one file. */

import { save } from "./exports";

const SVG = "http://www.w3.org/2000/svg";
const SHARP = 2;

export async function savePicture(
  board: HTMLElement,
  form: "svg" | "png",
  name: string,
): Promise<void> {
  const picture = await pictureOf(board);
  const content =
    form === "svg" ? new Blob([picture], { type: "image/svg+xml" }) : await painted(picture, board);
  save(content, `azulejos-${name}.${form}`);
}

/** SVG may hold HTML: a copy of the board with its styles written into it. */
async function pictureOf(board: HTMLElement): Promise<string> {
  const { scrollWidth: width, scrollHeight: height } = board;
  const copy = board.cloneNode(true) as HTMLElement;
  styled(board, copy);
  await withPictures(copy);
  const background = getComputedStyle(document.body).backgroundColor;
  const picture = document.createElementNS(SVG, "svg");
  const sizes = { width, height, viewBox: `0 0 ${width} ${height}` };
  for (const [key, value] of Object.entries(sizes)) picture.setAttribute(key, String(value));
  picture.append(...symbolsFor(copy));
  const frame = document.createElementNS(SVG, "foreignObject");
  frame.setAttribute("width", "100%");
  frame.setAttribute("height", "100%");
  copy.style.background = background;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  copy.style.margin = "0";
  frame.append(copy);
  picture.append(frame);
  return new XMLSerializer().serializeToString(picture);
}

/** Writes down what makes an element look different from a bare one of its kind. */
function styled(
  from: Element,
  to: Element,
  bare = new BareStyles(),
  above?: CSSStyleDeclaration,
): void {
  const computed = getComputedStyle(from);
  const usual = bare.of(from);
  const own = [...computed]
    .map((name) => [name, computed.getPropertyValue(name)] as const)
    .filter(([name, value]) => usual.get(name) !== value && !NEEDLESS.test(name))
    .filter(([name, value]) => !name.startsWith("--") || above?.getPropertyValue(name) !== value);
  to.setAttribute("style", own.map(([name, value]) => `${name}:${value}`).join(";"));
  to.removeAttribute("class");
  const copies = [...to.children];
  [...from.children].forEach((child, index) => {
    const copy = copies[index];
    if (copy) styled(child, copy, bare, computed);
  });
}

/** Nothing that a picture could show, or that is said by another name as well. */
const NEEDLESS =
  /^(animation|transition|cursor|will-change|caret|perspective-origin|-webkit-)|inline|block|rule/;

/** How elements look that nobody has styled; inherited values are written where they begin. */
class BareStyles {
  private readonly known = new Map<string, Map<string, string>>();

  of(element: Element): Map<string, string> {
    const key = `${element.namespaceURI} ${element.tagName}`;
    const found = this.known.get(key) ?? this.measured(element);
    this.known.set(key, found);
    return found;
  }

  private measured(element: Element): Map<string, string> {
    const frame = document.createElement("iframe");
    frame.hidden = true;
    document.body.append(frame);
    const page = frame.contentDocument;
    const bare = page?.createElementNS(element.namespaceURI, element.tagName.toLowerCase());
    if (bare) page?.body.append(bare);
    const computed = bare ? frame.contentWindow?.getComputedStyle(bare) : undefined;
    const usual = new Map(
      [...(computed ?? [])].map((name) => [name, computed?.getPropertyValue(name) ?? ""]),
    );
    frame.remove();
    return usual;
  }
}

/** Drawings that are used here but defined elsewhere in the page. */
function symbolsFor(copy: Element): Element[] {
  const names = [...copy.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");
  const missing = [...new Set(names)].filter((name) => name.startsWith("#"));
  const found = missing
    .filter((name) => !copy.querySelector(CSS.escape(name).replace("\\#", "#")))
    .map((name) => document.getElementById(name.slice(1)));
  const definitions = document.createElementNS(SVG, "defs");
  for (const one of found) if (one) definitions.append(one.cloneNode(true));
  return definitions.childElementCount ? [definitions] : [];
}

/** A picture in a file of its own must not need others. */
async function withPictures(copy: Element): Promise<void> {
  const images = [...copy.querySelectorAll("img")];
  await Promise.all(
    images.map(async (image) => {
      const source = await (await fetch(image.src)).blob();
      image.src = await dataOf(source);
    }),
  );
}

function dataOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("unreadable"));
    reader.readAsDataURL(blob);
  });
}

async function painted(picture: string, board: HTMLElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = board.scrollWidth * SHARP;
  canvas.height = board.scrollHeight * SHARP;
  const brush = canvas.getContext("2d");
  brush?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("empty"))), "image/png"),
  );
}
