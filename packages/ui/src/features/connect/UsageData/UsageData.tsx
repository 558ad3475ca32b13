import { partFailedText } from '@roi-insight/report-text';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { lazyModule } from '../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../primitives/lazyModule/useLazyModule.ts';
import { theme } from '../../../theme/index.ts';
import { OptionalToggle } from '../ComparisonTeams/OptionalToggle.ts';
import type { UsageDataProps } from './UsageDataProps.ts';

const lazyUsageFiles = lazyModule(async () => (await import('./UsageFiles.tsx')).UsageFiles);

/** Files about the use of the assistant, collapsed to one line with their number. */
export function UsageData({ className, style, ...values }: UsageDataProps) {
  const formats = useFormats();
  const [isOpen, setOpen] = useState(values.run.kind !== 'idle');
  const files = useLazyModule(lazyUsageFiles, isOpen);
  const count = values.understood?.fileNames.length ?? 0;

  function toggle() {
    if (files.kind === 'failed') files.retry();
    setOpen(!isOpen);
  }

  return (
    <Root className={className} style={style}>
      <OptionalToggle type="button" aria-expanded={isOpen} onClick={toggle}>
        <span>Add usage data (optional) {count > 0 && <span>{formats.counted(count, 'file')}</span>}</span>
      </OptionalToggle>
      {isOpen &&
        (files.kind === 'ready' ? (
          <files.value {...values} />
        ) : (
          <p role="alert">{files.kind === 'failed' && partFailedText}</p>
        ))}
    </Root>
  );
}

/** Adjacent parts share a hairline. */
const Root = styled.div`
  margin-top: calc(-1 * ${theme.space[6]});
  border-bottom: 1px solid ${theme.color.hairline};
`;
