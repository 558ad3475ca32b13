import type { Formats } from '@roi-insight/report-text';
import { yupResolver } from '@hookform/resolvers/yup';
import { connectFormSchema } from './connectFormSchema.ts';

export const connectResolver = (assistant: string, formats: Formats) =>
  yupResolver(connectFormSchema(assistant, formats));
