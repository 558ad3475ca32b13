import { Dialog as Base } from '@base-ui/react/dialog';

/**
 * Opens the `Dialog` or `AlertDialog` that has this element as its `trigger`.
 * @example <Dialog trigger={<DialogTrigger render={<Button />}>Edit</DialogTrigger>} title="Edit" actions={…} />
 */
export const DialogTrigger = Base.Trigger;

/**
 * Closes the `Dialog` or `AlertDialog` around it.
 * @example <DialogClose render={<Button />}>Cancel</DialogClose>
 */
export const DialogClose = Base.Close;
