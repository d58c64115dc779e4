/** Soft sounds of ceramic and wood, made on the spot: nothing is fetched. */

import { settings } from "../settings/settings.svelte";

/** At the full volume. */
const LOUDNESS = 0.27;

/** A short struck tone: pitch in hertz, when and how long in seconds. */
interface Strike {
  pitch: number;
  at: number;
  length: number;
  loud: number;
}

/** Two tiles that touch: high, dry, never twice the same. */
function clicks(count: number): Strike[] {
  return Array.from({ length: count }, (_, index) => ({
    pitch: 1500 + Math.random() * 500,
    at: index * 0.09,
    length: 0.05,
    loud: 0.5,
  }));
}

const YOUR_TURN: Strike[] = [
  { pitch: 587, at: 0, length: 0.5, loud: 0.7 },
  { pitch: 880, at: 0.14, length: 0.7, loud: 0.7 },
];
const POINTS: Strike[] = [{ pitch: 1175, at: 0, length: 0.35, loud: 0.4 }];
const NO: Strike[] = [{ pitch: 196, at: 0, length: 0.18, loud: 0.7 }];
const END: Strike[] = [392, 494, 587, 784].map((pitch, index) => ({
  pitch,
  at: index * 0.16,
  length: 0.9,
  loud: 0.6,
}));

/** Ears hear ratios: half-way along is a quarter of the strength. */
function loudness(): number {
  return LOUDNESS * (settings.volume / 100) ** 2 + 0.0001;
}

class Sound {
  private context: AudioContext | null = null;

  tiles(count: number): void {
    this.strike(clicks(Math.min(count, 4)));
  }
  points(): void {
    this.strike(POINTS);
  }
  yourTurn(): void {
    this.strike(YOUR_TURN);
  }
  refused(): void {
    this.strike(NO);
  }
  end(): void {
    this.strike(END);
  }

  private strike(strikes: Strike[]): void {
    // Browsers allow sound only after somebody has touched the page.
    const isHeard = settings.sound && settings.volume > 0;
    if (!isHeard || !strikes.length || !navigator.userActivation?.hasBeenActive) return;
    this.context ??= new AudioContext();
    const { currentTime } = this.context;
    for (const strike of strikes) this.one(this.context, strike, currentTime + strike.at);
  }

  private one(context: AudioContext, strike: Strike, at: number): void {
    const tone = new OscillatorNode(context, { type: "triangle", frequency: strike.pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(strike.loud * loudness(), at + 0.004);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + strike.length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + strike.length + 0.02);
  }
}

export const sound = new Sound();
