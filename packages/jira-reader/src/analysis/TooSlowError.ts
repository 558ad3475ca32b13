/** A step took longer than its share of the time. */
export class TooSlowError extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`It took longer than ${seconds} s.`);
    this.name = 'TooSlowError';
    this.seconds = seconds;
  }
}
