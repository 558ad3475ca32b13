import type { Names } from '@roi-insight/contracts';
import { editNameText } from '@roi-insight/report-text';
import { useState } from 'react';
import { styled } from 'styled-components';
import { lazyModule } from '../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../primitives/lazyModule/useLazyModule.ts';
import { focusRing, textStart, theme } from '../../../theme/index.ts';
import { LoadError } from '../shared/LoadError/LoadError.tsx';
import type { ReportNaming } from './ReportNaming.ts';
import type { NameEditorProps } from './NameEditor.tsx';

const lazyNameEditor = lazyModule(async () => (await import('./NameEditor.tsx')).NameEditor);

/** Looks like the text around it until the pointer or the focus is on it. */
const Name = styled.button`
  ${focusRing}
  position: relative;
  display: inline-flex;
  align-items: center;
  min-width: 0;
  max-width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.sm};
  background: none;
  text-align: ${textStart};
  vertical-align: bottom;
  cursor: pointer;
  bdi {
    overflow: hidden;
    min-width: 0;
    text-overflow: ellipsis;
  }
  svg {
    position: absolute;
    inset-inline-start: 100%;
    flex: none;
    padding-inline: ${theme.space[1]};
    background: ${theme.color.canvas};
    /* Beside a long name, an invisible pencil would widen a narrow page. */
    display: none;
    @media screen and (hover: none) {
      position: static;
      display: block;
    }
  }
  &:is(:hover, :focus-visible) svg {
    display: block;
  }
`;

const focus = (button: HTMLButtonElement | null) => button?.focus();

type EditableNameProps = ReportNaming & Pick<NameEditorProps, 'entry' | 'fallback'>;

/** The name of a report's company or project: text or, where it can be changed, a button that turns into an editor. */
export function EditableName(props: EditableNameProps) {
  const { entry, fallback, names, onNamesChange } = props;
  // Null: not edited yet.
  const [isEditing, setEditing] = useState<boolean | null>(null);
  const editor = useLazyModule(lazyNameEditor, isEditing === true);
  const name = names?.[entry] ?? fallback;
  if (onNamesChange === undefined) return <bdi>{name}</bdi>;
  if (isEditing === true && editor.kind === 'ready') {
    const NameEditor = editor.value;
    const save = (edited: Names) => {
      onNamesChange(edited);
      setEditing(false);
    };
    return <NameEditor {...props} onNamesChange={save} onCancel={() => setEditing(false)} />;
  }
  return (
    <>
      <Name
        // The focus returns from the editor.
        ref={isEditing === false ? focus : null}
        type="button"
        aria-label={editNameText(name)}
        data-name
        onClick={() => setEditing(true)}
      >
        <bdi>{name}</bdi>
        <svg viewBox="0 0 14 14" width="22" height="14" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="m8 3.5 2.5 2.5M2 12l.5-3L10 1.5 12.5 4 5 11.5z" />
        </svg>
      </Name>
      {isEditing === true && editor.kind === 'failed' && <LoadError onRetry={editor.retry} />}
    </>
  );
}
