/** A word or phrase that the project does not use, and a better word or phrase. */
export interface ReplacedWord {
  /** Upper and lower case both match. A space stands for any white space, including comment marks. */
  readonly pattern: RegExp;
  readonly better: string;
}

const word = (source: string, better: string, flags = 'gi'): ReplacedWord => ({
  pattern: new RegExp(source.replaceAll(' ', String.raw`[\s*/]+`), flags),
  better,
});

/** Stems of verbs that end in -ize. */
const IZE = [
  'apolog author capital categor character custom final general initial maxim minim neutral normal optim organ',
  'priorit random real recogn serial standard summar synchron util visual',
]
  .join(' ')
  .split(' ')
  .map((stem) => word(`${stem}is(e|ing|ation|able)`, `${stem}ize, ${stem}ization`));

/** Spelling: American English. Also inside identifiers. */
const BRITISH = [
  // The plural of the noun is the same in British and American English: 'analyses'.
  word(String.raw`analys(e[dr]?(?!s)|ing)`, 'analyze, analyzed, analyzing'),
  word('behaviour', 'behavior'),
  word('colour', 'color'),
  word('favour', 'favor'),
  word('honour', 'honor'),
  word('labour', 'labor'),
  word('neighbour', 'neighbor'),
  word('licence', 'license'),
  word('defence', 'defense'),
  word('catalogue', 'catalog'),
  word(String.raw`\bcentr(e|ed|es)\b`, 'center'),
  word(String.raw`programmes?\b`, 'program'),
  word(String.raw`\bgrey`, 'gray'),
  word('artefact', 'artifact'),
  word('judgement', 'judgment'),
  word(String.raw`fulfil(?!l)`, 'fulfill'),
  word(String.raw`labell(ed(?!by)|ing)`, 'labeled, labeling'),
  word('modell(ed|ing)', 'modeled, modeling'),
  word('travell(ed|ing)', 'traveled, traveling'),
  word('emphasis(ed?|ing)(?![a-z])', 'emphasize'),
  word(String.raw`\bmaths\b`, 'math'),
  word(String.raw`\bwhilst\b`, 'while'),
  word(String.raw`\blearnt\b`, 'learned'),
  word(String.raw`\btowards\b`, 'toward'),
  word(String.raw`\bsceptic`, 'skeptic'),
  ...IZE,
];

/** Wording that readers have to read twice. */
const UNCLEAR = [
  word(String.raw`\b(MOST|LONGEST|LARGEST|HIGHEST)_(?=[A-Z])`, 'MAX_', 'g'),
  word(String.raw`\b(LEAST|SHORTEST|SMALLEST|FEWEST)_(?=[A-Z])`, 'MIN_', 'g'),
  word(String.raw`\b(no|some|every|any)body\b`, 'the user, the reader, the process, or the passive'),
  word(String.raw`\bwhoever\b`, 'the user who, the process that'),
  word(String.raw`\banew\b`, 'again'),
  word(String.raw`\bfor ever\b`, 'forever, without end'),
  word(String.raw`\bso many\b`, 'this number of, the limit of'),
  word(String.raw`(?<!\bthere )\b(is|are|was|were) none\b`, 'not a …, there is no …'),
  word(String.raw`\bno longer any\b`, 'no … any more'),
  word(String.raw`\bof what\b`, 'of the … that'),
  word(String.raw`\ball( [a-z]+){0,3} at once\b`, 'together, in parallel'),
  // Only at the beginning of a comment, because sentences of reports may begin with "Of the …".
  word(String.raw`(?<=\/\*\*? ?|\/\/ ?)Of (?=[a-z])`, 'the subject first', 'g'),
  word(String.raw`\b(tells?|told|telling) [a-z]+ apart\b`, 'distinguish'),
  word(String.raw`\b(tells?|told|telling) apart\b`, 'distinguish'),
];

/** Old names and sentences of the report. */
const FORMER_NAMES = [
  word('how sure is this', 'How confident are we?'),
  word('try to fool it', 'Test the method'),
  word('closed without being built', 'closed without work'),
  word('net (savings|result|impact) (per|in a) year', 'Net savings in the first year'),
  word('statuses of work', 'work statuses'),
  word('both point the same way', 'Both results agree'),
  word('trend.correct(ed|ion)', 'adjusted for trend'),
];

/** One word for one thing. The labels and messages that are specified say JIRA. */
const ONE_WORD = [
  word(String.raw`\be-mail`, 'email'),
  word(
    String.raw`\bJIRA\b(?! (Instance URL|Project Name|API Key|URL\b|tasks\b|data to calculate)|\.\.\.)`,
    'Jira',
    'g',
  ),
];

export const replacedWords: readonly ReplacedWord[] = [...BRITISH, ...UNCLEAR, ...FORMER_NAMES, ...ONE_WORD];

/** A replaced word in a text: its line, and what to write instead. */
export interface WordFinding {
  readonly line: number;
  readonly found: string;
  readonly better: string;
}

/** Every use of a replaced word in a text. */
export function findWords(text: string): WordFinding[] {
  return replacedWords.flatMap(({ pattern, better }) =>
    [...text.matchAll(pattern)].map((match) => ({
      line: text.slice(0, match.index).split('\n').length,
      found: match[0].replaceAll(/\s+/g, ' '),
      better,
    })),
  );
}
