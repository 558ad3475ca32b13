import { MAX_NAME_LENGTH, nameText, type Names } from '@roi-insight/contracts';
import { logoTexts, nameTexts } from '@roi-insight/report-text';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { controlStyles } from '../../../primitives/Field/controlStyles.ts';
import { FieldError } from '../../../primitives/Field/FieldError.tsx';
import { FilePicker } from '../../../primitives/FilePicker/FilePicker.tsx';
import { theme } from '../../../theme/index.ts';
import type { ReportNaming } from './ReportNaming.ts';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[1]};
  white-space: normal;
`;

const Input = styled.input`
  ${controlStyles}
  flex: 1 1 12rem;
  width: auto;
  max-width: 24rem;
`;

export interface NameEditorProps extends ReportNaming {
  readonly entry: 'company' | 'project';
  /** The name if none was entered. */
  readonly fallback: string;
  /** Saves the names, and closes the editor. */
  readonly onNamesChange: (names: Names) => void;
  readonly onCancel: () => void;
}

/** Edits a name and, with the company, the logo. Enter saves, Escape cancels; an empty name is the default again. */
export function NameEditor({ entry, fallback, names, onNamesChange, onReadLogo, onCancel }: NameEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(names?.[entry] ?? fallback);
  const [logo, setLogo] = useState(names?.logo);
  useEffect(() => input.current?.select(), []);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const name = nameText(text);
        onNamesChange({ ...names, logo, [entry]: name === '' || name === fallback ? undefined : name });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <Input
        ref={input}
        aria-label={nameTexts[entry]}
        dir="auto"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        placeholder={fallback}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button variant="primary" type="submit">
        Save
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
      {entry === 'company' && onReadLogo !== undefined && (
        <LogoChoice logo={logo} onChange={setLogo} onReadLogo={onReadLogo} />
      )}
    </Form>
  );
}

interface LogoChoiceProps {
  readonly logo: string | undefined;
  readonly onChange: (logo: string | undefined) => void;
  readonly onReadLogo: NonNullable<ReportNaming['onReadLogo']>;
}

function LogoChoice({ logo, onChange, onReadLogo }: LogoChoiceProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { label, add, replace, remove } = logoTexts;
  async function read(file: File): Promise<void> {
    const reading = await onReadLogo(file);
    setProblem(reading.kind === 'refused' ? reading.message : null);
    if (reading.kind === 'read') onChange(reading.logo);
  }
  return (
    <>
      <FilePicker label={label} accept=".png,image/png" onFiles={([file]) => void read(file)}>
        {logo === undefined ? add : replace}
      </FilePicker>
      {logo !== undefined && <Button onClick={() => onChange(undefined)}>{remove}</Button>}
      {problem !== null && <FieldError role="alert">{problem}</FieldError>}
    </>
  );
}
