const MARK = /"roi-insight-plan(-report)?"/;

/** Whether a text may be a plan or a report on a plan. Such a text is read as one of these, even if it is damaged. */
export const isPlanText = (text: string): boolean => MARK.test(text);
