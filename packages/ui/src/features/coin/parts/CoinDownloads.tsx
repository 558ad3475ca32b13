import { FileJson, KeyRound } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { screenOnly, theme, type } from '../../../theme/index.ts';

/** The files of a coin plan. */
export type CoinFileKind = 'plan' | 'secret';

interface CoinDownloadsProps {
  /** Files that were saved. */
  readonly saved: readonly CoinFileKind[];
  readonly onDownload: (file: CoinFileKind) => void;
}

const FILES = [
  { file: 'plan', icon: FileJson, label: 'Plan file', note: 'Can be shared. It names no coin.' },
  { file: 'secret', icon: KeyRound, label: 'Secret file', note: 'One person keeps it. It draws every coin.' },
] as const;

/** The two files of a coin plan: the report needs both. */
export function CoinDownloads({ saved, onDownload }: CoinDownloadsProps) {
  return (
    <Files>
      {FILES.map(({ file, icon: Icon, label, note }) => {
        const isSaved = saved.includes(file);
        return (
          <li key={file}>
            <Button variant={isSaved ? 'secondary' : 'primary'} size="lg" onClick={() => onDownload(file)}>
              <Icon size={18} aria-hidden />
              {label}
            </Button>
            <p>
              {note}
              {isSaved && <strong> Saved.</strong>}
            </p>
          </li>
        );
      })}
    </Files>
  );
}

const Files = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${theme.space[5]};
  max-width: 44rem;
  list-style: none;
  ${screenOnly}

  button {
    width: 100%;
  }

  p {
    ${type.caption}
    margin-top: ${theme.space[2]};
    color: ${theme.color.textMuted};
    text-align: center;
  }
`;
