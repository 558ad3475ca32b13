import { type CSSProperties, type ReactNode, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { CircleAlert } from 'lucide-react';
import { theme, type, useThemeCheck } from '../../theme/index.ts';

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
`;

const Label = styled.label`
  ${type.small}
  font-weight: 550;
`;

const Hint = styled.p`
  ${type.caption}
  color: ${theme.color.textSubtle};
`;

const ErrorText = styled.p`
  ${type.caption}
  display: flex;
  gap: ${theme.space[2]};
  color: ${theme.color.negative};
  svg {
    flex: none;
    margin-top: 0.2em;
  }
`;

/** What every field has, whatever its control is. */
export interface FieldProps {
  /** What the value is; names the control. */
  readonly label: string;
  /** What to type and where to find it; stays visible while typing. */
  readonly hint?: ReactNode;
  /** What is wrong, in the reader's words. */
  readonly error?: string | undefined;
  /** Of the control. One is made if it is left out. */
  readonly id?: string | undefined;
  /** Of the element around label, control and messages. */
  readonly className?: string | undefined;
  /** Of the element around label, control and messages. */
  readonly style?: CSSProperties | undefined;
}

/** What the control must carry so that label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Props extends FieldProps {
  /** Returns the control. */
  readonly children: (control: FieldControl) => ReactNode;
  /** The element around label, control and messages. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** The props of a field: those of the frame, and the rest, which is the control's. */
export function fieldAndControl<Props extends FieldProps>({
  label,
  hint,
  error,
  id,
  className,
  style,
  ...control
}: Props): readonly [FieldProps, Omit<Props, keyof FieldProps>] {
  return [{ label, hint, error, id, className, style }, control];
}

/** The id of the label of the control with `id`. */
export const labelId = (id: string): string => `${id}-label`;

/** Label above, control, then hint and error below: the frame of every field of this library. */
export function Field({ label, hint, error, id: givenId, children, ...root }: Props) {
  useThemeCheck('Field');
  const ownId = useId();
  const id = givenId ?? ownId;
  const hasHint = hint !== undefined && hint !== null;
  const describedBy = [error === undefined ? '' : `${id}-error`, hasHint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <Root {...root}>
      <Label htmlFor={id} id={labelId(id)}>
        {label}
      </Label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <ErrorText id={`${id}-error`}>
          <CircleAlert size={14} aria-hidden />
          <span>{error}</span>
        </ErrorText>
      )}
      {hasHint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Root>
  );
}
