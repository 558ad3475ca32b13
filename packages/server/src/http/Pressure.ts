import { monitorEventLoopDelay } from 'node:perf_hooks';

interface PressureLimits {
  /** Mean delay of the event loop; 0: no limit. */
  readonly maxEventLoopDelayMs: number;
  /** Resident memory; 0: no limit. */
  readonly maxRssMb: number;
}

const SAMPLE_EVERY_MS = 1000;
/** How often the event loop's delay is measured; an idle one is late by this much. */
const RESOLUTION_MS = 10;
const MB = 1024 * 1024;

/** Samples how busy the process is and how much memory it has, once a second. */
export class Pressure {
  readonly #limits: PressureLimits;
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #timer: NodeJS.Timeout;
  #delayMs = 0;
  #rssMb = 0;

  constructor(limits: PressureLimits) {
    this.#limits = limits;
    this.#delay.enable();
    this.#timer = setInterval(() => this.#sample(), SAMPLE_EVERY_MS).unref();
  }

  /** Whether one of the limits was exceeded when it was last looked. */
  get isHigh(): boolean {
    const { maxEventLoopDelayMs, maxRssMb } = this.#limits;
    return (maxEventLoopDelayMs > 0 && this.#delayMs > maxEventLoopDelayMs) || (maxRssMb > 0 && this.#rssMb > maxRssMb);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }

  #sample(): void {
    this.#delayMs = Math.max(0, this.#delay.mean / 1e6 - RESOLUTION_MS);
    this.#delay.reset();
    try {
      this.#rssMb = process.memoryUsage.rss() / MB;
    } catch {
      // Reading it takes a file: without any left the last sample counts.
    }
  }
}
