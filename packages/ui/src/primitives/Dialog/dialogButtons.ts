import { Dialog as Base } from '@base-ui/react/dialog';

/**
 * Opens the dialog that it is the `trigger` of, also an `AlertDialog`.
 * @example <Dialog trigger={<DialogTrigger render={<Button />}>Edit</DialogTrigger>} title="Edit" actions={…} />
 */
export const DialogTrigger = Base.Trigger;

/**
 * Closes the dialog around it, also an `AlertDialog`.
 * @example <DialogClose render={<Button />}>Cancel</DialogClose>
 */
export const DialogClose = Base.Close;
