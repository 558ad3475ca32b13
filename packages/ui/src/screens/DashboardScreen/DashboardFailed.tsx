import { styled } from 'styled-components';
import { SCREEN_HEADING_ID } from '../../features/shell/PageFrame/ScreenChrome.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme, type } from '../../theme/index.ts';

const Root = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  max-width: 40rem;
`;

const Title = styled.h1`
  ${type.title}
  outline: none;
`;

const Hint = styled.p`
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
`;

interface DashboardFailedProps {
  readonly message: string;
  readonly hint?: string | undefined;
  readonly onStartOver: () => void;
}

/** Explains why there is no report, and how to get one. */
export function DashboardFailed({ message, hint, onStartOver }: DashboardFailedProps) {
  return (
    <Root>
      <Title id={SCREEN_HEADING_ID} tabIndex={-1}>
        No report to show
      </Title>
      <Alert tone="negative" title="Error" actions={<Button onClick={onStartOver}>Go to the form</Button>}>
        <p>{message}</p>
        {hint !== undefined && <Hint>{hint}</Hint>}
      </Alert>
    </Root>
  );
}
