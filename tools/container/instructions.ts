/** One instruction of a container file, with its continuation lines joined. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** A build stage and its instructions in order. */
export interface Stage {
  /** Name of the stage; '' for the last stage, because other stages do not copy from it. */
  readonly name: string;
  readonly image: string;
  readonly instructions: readonly Instruction[];
}

/** Parses those parts of the format that our container file uses. @throws Error if it does not begin with FROM */
export function readStages(text: string): readonly Stage[] {
  const lines = text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const stages: { name: string; image: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [name = '', ...rest] = line.trim().split(/\s+/);
    const [image = '', , stageName = ''] = rest;
    if (name === 'FROM') stages.push({ name: stageName, image, instructions: [] });
    else {
      const stage = stages.at(-1);
      if (stage === undefined) throw new Error(`${name} is before the first FROM`);
      stage.instructions.push({ name, text: line.trim().slice(name.length).trim() });
    }
  }
  return stages;
}

/** The program and arguments of a CMD or HEALTHCHECK in JSON form. */
export function jsonForm(text: string): readonly string[] {
  const words: unknown = JSON.parse(text.slice(text.indexOf('[')));
  if (!Array.isArray(words)) throw new Error(`Not a list: ${text}`);
  return words.map(String);
}
