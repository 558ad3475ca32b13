import { planReportTexts } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { FilePicker } from '../../primitives/FilePicker/FilePicker.tsx';
import { theme, type } from '../../theme/index.ts';

interface NoPlanProps {
  readonly problem: string | null;
  readonly onOpen: (files: readonly File[]) => void;
}

/** Asks for a plan file, because the browser stores none. */
export function NoPlan({ problem, onOpen }: NoPlanProps) {
  return (
    <Layout>
      <ScreenHeading>{planReportTexts.title}</ScreenHeading>
      <p>{planReportTexts.noPlan}</p>
      {problem !== null && <Alert tone="negative" title={problem} />}
      <FilePicker variant="primary" label="Plan file" accept="application/json,.json" onFiles={onOpen}>
        {planReportTexts.choose}
      </FilePicker>
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[6]};
  max-width: 40rem;
  padding-block: ${theme.space[16]};

  > p {
    ${type.lead}
    color: ${theme.color.textMuted};
  }
`;
