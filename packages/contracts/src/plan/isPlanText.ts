const MARK = /"roi-insight-plan(-report)?"/;

/** Whether a text may be a plan, or a report on one: then it is read as such, whatever its state. */
export const isPlanText = (text: string): boolean => MARK.test(text);
