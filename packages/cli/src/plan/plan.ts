import type { Formats } from '@roi-insight/report-text';
import type { Options } from '../commandLine.ts';
import { wrongInput, type ExitCode } from '../exitCodes.ts';
import type { Terminal } from '../Terminal.ts';
import { drawDraft } from './drawDraft.ts';
import { proposeDraft } from './proposeDraft.ts';

/** `plan`: plans a rollout from the tickets of its teams, or draws the order of a plan that was written as a draft. */
export function plan(formats: Formats, options: Options, terminal: Terminal): Promise<ExitCode> {
  const { draft, register, random } = options;
  if (register !== undefined && random === true) throw wrongInput("--register and --random can't be combined.");
  if (draft !== undefined) return drawDraft(formats, draft, options, terminal);
  if (register !== undefined)
    throw wrongInput(
      '--register requires --draft: plan with --out draft.json first, and put the printed code into the issue.',
    );
  return proposeDraft(formats, options, terminal);
}
