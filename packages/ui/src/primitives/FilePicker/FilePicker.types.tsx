import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { FilePicker } from './FilePicker.tsx';

type Props = ComponentProps<typeof FilePicker>;

const required = { label: 'Plan file', accept: '.json', onFiles: ([file]: readonly [File, ...File[]]) => file.name };

assertType<Props>({ ...required, multiple: true, variant: 'primary', disabled: true, children: 'Choose a plan file' });
assertType<Pick<Props, RootKey>>(rootOf<HTMLButtonElement>());
// @ts-expect-error the files are required to have a kind
assertType<Props>({ label: 'Plan file', onFiles: required.onFiles });
// @ts-expect-error the press opens the browser's dialog
assertType<Props>({ ...required, onClick: () => undefined });
