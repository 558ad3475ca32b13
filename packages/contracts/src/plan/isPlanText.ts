const MARK = /"roi-insight-plan(-report)?"/;

/** Whether a text may be a plan, or a report on one: if so, it is read as one of these, whatever its state. */
export const isPlanText = (text: string): boolean => MARK.test(text);
