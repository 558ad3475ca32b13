import { yupResolver } from '@hookform/resolvers/yup';
import { connectFormSchema } from './connectFormSchema.ts';

/** Validates the form with the contract's rules. */
export const connectResolver = (assistant: string) => yupResolver(connectFormSchema(assistant));
