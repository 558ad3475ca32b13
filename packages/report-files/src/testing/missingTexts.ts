import { documentTexts, type ReportDocument, type Section } from '@roi-insight/report-text';

/**
 * The texts of a document that a medium does not show, or shows in another section.
 * @param lines the lines of the medium, in reading order; the title of a section is a line
 * @param omitted texts that the medium does not need to show
 */
export function missingTexts(
  content: ReportDocument,
  lines: readonly string[],
  omitted: readonly string[] = [],
): readonly string[] {
  const { sections, foot } = content;
  const shown = lines.map(bare);
  const starts: number[] = [];
  for (const { title } of sections) starts.push(shown.indexOf(bare(title), starts.at(-1)));
  const missing = (texts: readonly string[], from = 0, to = shown.length) => {
    const part = shown.slice(from, to).join('');
    return texts.filter((text) => !omitted.includes(text) && !part.includes(bare(text)));
  };
  return [
    ...missing(documentTexts({ ...content, sections: [], foot: '' }), 0, starts[0]),
    ...sections.flatMap((section, index) =>
      missing(textsOf(section), starts[index], starts[index + 1]).map((text) => `${section.id}: ${text}`),
    ),
    ...missing([foot]),
  ];
}

const EMPTY = { title: '', lead: '', answer: { title: '', blocks: [] }, foot: '' };
const textsOf = (section: Section) => documentTexts({ ...EMPTY, sections: [section] });

/** Removes the characters that media add or leave out at line breaks and between the parts of a sentence. */
const bare = (text: string) => text.replaceAll(/[\s:·\u2066-\u2069]/g, '');
