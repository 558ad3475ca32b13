import { Description } from '@storybook/addon-docs/blocks';
import { Badge } from '@roi-insight/ui/badge';
import type { Status } from '../usage.ts';
import { Kind, Lead, Terms, TitleLine, Top } from './parts.ts';
import { SourcePath } from './SourcePath.tsx';
import type { UsageFiles } from './usageFiles.ts';

const TONES = { stable: 'positive', beta: 'warning', internal: 'neutral' } as const satisfies Record<Status, string>;

interface PageHeadProps {
  /** 'Primitives/Button'. */
  readonly title: string;
  readonly storyFile: string;
  readonly usage: UsageFiles | null;
}

/** What it is, how far it can be relied on, and where it comes from. */
export function PageHead({ title, storyFile, usage }: PageHeadProps) {
  const [name = '', ...kinds] = title.split('/').toReversed();
  return (
    <Top>
      <Kind>{kinds.toReversed().join(' / ')}</Kind>
      <TitleLine>
        <h1>{name}</h1>
        {usage && <Badge tone={TONES[usage.usage.status]}>{usage.usage.status}</Badge>}
      </TitleLine>
      <Lead>
        <Description />
      </Lead>
      <Terms>
        {usage && (
          <>
            <dt>Import</dt>
            <dd>
              <code>{importLine(usage.code)}</code>
            </dd>
          </>
        )}
        <dt>Source</dt>
        <dd>
          <SourcePath path={sourceOf(storyFile, usage)} />
        </dd>
        {usage && usage.decisions.length > 0 && (
          <>
            <dt>Decisions</dt>
            <dd>
              {usage.decisions.map(({ path, title: decision }) => (
                <div key={path}>
                  <SourcePath path={path} label={decision} />
                </div>
              ))}
            </dd>
          </>
        )}
      </Terms>
    </Top>
  );
}

/** The component is beside its stories; further stories of one are all there is in their file. */
const sourceOf = (storyFile: string, usage: UsageFiles | null) =>
  storyFile.replace('./', '').replace('.stories.', usage === null ? '.stories.' : '.');

/** How the example imports the component. */
function importLine(code: string): string {
  return /^import .* from '@roi-insight\/(?:ui|report-files)[^']*';$/m.exec(code)?.[0] ?? '';
}
