import type { Report } from '@roi-insight/contracts';
import { type ComponentType, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import type { LazyModule } from '../../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../../primitives/lazyModule/useLazyModule.ts';
import { screenOnly, theme } from '../../../../theme/index.ts';
import { LoadError } from '../../shared/LoadError/LoadError.tsx';

interface ReplaceUsageProps {
  readonly report: Report;
  readonly module: LazyModule<ComponentType<{ readonly report: Report }>>;
}

/** Opens the choice of other usage files. It keeps its state while it is closed. */
export function ReplaceUsage({ report, module }: ReplaceUsageProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const files = useLazyModule(module, wasOpened);
  const filesId = useId();
  return (
    <Root>
      <Button
        aria-expanded={isOpen}
        aria-controls={filesId}
        onClick={() => {
          setOpen(!isOpen);
          setWasOpened(true);
        }}
      >
        Change usage data
      </Button>
      <div id={filesId} hidden={!isOpen}>
        {wasOpened && files.kind === 'ready' && <files.value report={report} />}
        {files.kind === 'failed' && <LoadError onRetry={files.retry} />}
      </div>
    </Root>
  );
}

/** This part is not printed, because it is about another report. The margin leaves space for the focus ring, because the row clips its overflow. */
const Root = styled.div`
  ${screenOnly}
  display: grid;
  justify-items: start;
  gap: ${theme.space[4]};

  > button {
    margin-inline-start: ${theme.space[1]};
  }

  > div {
    width: 100%;
  }
`;
