import type { ConnectFormValues } from '../ConnectForm/connectFormSchema.ts';
import type { FieldErrors } from 'react-hook-form';

/** Validation messages of the teams, row by row; sparse, with holes for valid rows. */
export type TeamProblems = FieldErrors<ConnectFormValues>['comparison'];
