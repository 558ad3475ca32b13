import { yupResolver } from '@hookform/resolvers/yup';
import { connectFormSchema } from './connectFormSchema.ts';

export const connectResolver = (assistant: string) => yupResolver(connectFormSchema(assistant));
