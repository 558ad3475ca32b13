import { Dialog, DialogClose, DialogTrigger } from '@roi-insight/ui/dialog';
import { Button } from '@roi-insight/ui/button';
import { NumberField } from '@roi-insight/ui/number-field';

export function EditCost() {
  return (
    <Dialog
      trigger={<DialogTrigger render={<Button />}>Edit Cost Assumptions</DialogTrigger>}
      title="Edit Cost Assumptions"
      description="Every figure of the report follows from this number."
      actions={
        <>
          <DialogClose render={<Button />}>Cancel</DialogClose>
          <DialogClose render={<Button variant="primary" />}>Save</DialogClose>
        </>
      }
    >
      <NumberField label="Annual Engineer Cost ($)" min={0} defaultValue={150_000} />
    </Dialog>
  );
}
