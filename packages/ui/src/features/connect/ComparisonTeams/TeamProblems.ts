import type { ConnectFormValues } from '../ConnectForm/connectFormSchema.ts';
import type { FieldErrors } from 'react-hook-form';

/** What is wrong with the teams, row by row; holes where nothing is. */
export type TeamProblems = FieldErrors<ConnectFormValues>['comparison'];
