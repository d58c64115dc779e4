/** What the page and the server tell each other about analyses; docs/protocol.md says more. */

import type { Schemas } from "../api/client";

export type Review = Schemas["Review"];
export type ReviewedTurn = Schemas["ReviewedTurn"];
export type ReviewedDeal = Schemas["ReviewedDeal"];
export type ReviewedSeat = Schemas["ReviewedSeat"];
export type Candidate = Schemas["Candidate"];
export type Reason = Schemas["Reason"];
export type Explanation = Schemas["Explanation"];
/** The parts of how a seat came to its result. */
export type Part = keyof Schemas["Balance"];
export type Grade = ReviewedTurn["class"];
export type Depth = "usual" | "deep";

type Asked = Schemas["ReviewRequest"] | Schemas["AnalyseRequest"] | Schemas["TryRequest"];
type Unsent<Kind> = Kind extends Asked
  ? Pick<Kind, "type"> & Partial<Omit<Kind, "id" | "v" | "type">>
  : never;
/** A request, whose number and version are added when it is sent. */
export type Question = Unsent<Asked>;
export type Message = Schemas["AnalysisServerMessage"];
export type Answer = Exclude<Message, { type: "pong" }>;
