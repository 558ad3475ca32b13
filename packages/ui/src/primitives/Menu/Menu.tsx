import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Menu as Base } from '@base-ui/react/menu';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { PageDirection } from '../Popup/PageDirection.tsx';
import { theme, type, useThemeCheck } from '../../theme/index.ts';
import { type ButtonSize, buttonStyles, type ButtonVariant } from '../Button/buttonStyles.ts';
import { floatingStyles } from '../Popup/floatingStyles.ts';

const Trigger = styled(Base.Trigger)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyles}
`;

const Positioner = styled(Base.Positioner)`
  z-index: 90;
`;

const Popup = styled(Base.Popup)`
  ${floatingStyles}
  min-width: 12rem;
  max-width: var(--available-width);
  padding: ${theme.space[1]};
`;

const Item = styled(Base.Item)`
  display: grid;
  align-content: center;
  min-height: 2.75rem;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  outline: none;
  cursor: pointer;
  &[data-highlighted] {
    background: ${theme.color.surfaceSunken};
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
`;

const Note = styled.span`
  ${type.caption}
  color: ${theme.color.textSubtle};
`;

export interface MenuItem {
  readonly label: string;
  /** A second line that explains the item. */
  readonly note?: string | undefined;
  readonly onSelect: () => void;
}

export interface MenuProps extends ComponentProps<'button'> {
  /** Content of the button that opens the menu. */
  readonly children: ReactNode;
  /** The actions, in the order in which they are shown. */
  readonly items: readonly MenuItem[];
  /** Variant of the button, as in `Button`. */
  readonly variant?: ButtonVariant | undefined;
  /** Whether the menu is open, for controlled use. */
  readonly open?: boolean | undefined;
  /** Whether the menu is initially open, as a menu that is fetched on demand should be. */
  readonly defaultOpen?: boolean | undefined;
  /** Called when the menu opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** A button to render instead of the menu's own. */
  readonly render?: ReactElement | undefined;
}

/** A few actions behind one button. Typing the first letters jumps to an item. */
export function Menu(props: MenuProps) {
  useThemeCheck('Menu');
  const { children, items, variant = 'secondary', open, defaultOpen, onOpenChange, ...trigger } = props;
  return (
    <PageDirection>
      <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={(next) => onOpenChange?.(next)}>
        <Trigger {...trigger} $variant={variant} $size="md">
          {children}
          <ChevronDown size={16} aria-hidden />
        </Trigger>
        <Base.Portal>
          <Positioner align="end" sideOffset={6}>
            <Popup>
              {items.map(({ label, note, onSelect }) => (
                <Item key={label} onClick={onSelect}>
                  {label}
                  {note !== undefined && <Note>{note}</Note>}
                </Item>
              ))}
            </Popup>
          </Positioner>
        </Base.Portal>
      </Base.Root>
    </PageDirection>
  );
}
