import { yupResolver } from '@hookform/resolvers/yup';
import { connectFormSchema } from './connectFormSchema.ts';

/** Validates the form with the contract's rules. A chunk of its own: the schemas are as large as the rest of the form. */
export const connectResolver = (assistant: string) => yupResolver(connectFormSchema(assistant));
