import { readingFailureTexts } from '@roi-insight/report-text';
import { answerTicketJob } from '../ticketFile/answerTicketJob.ts';
import type { TicketFileJob, TicketFileMessage } from '../ticketFile/messages.ts';
import { answerUsageJob } from '../usageFile/answerUsageJob.ts';
import type { UsageJob, UsageMessage } from '../usageFile/messages.ts';
import { answerJob } from './answerJob.ts';

/** The script of the workers that read files: of tickets or of usage. As one script it is 12 kB smaller, because both read text, tables and JSON. */
answerJob<TicketFileJob | UsageJob, TicketFileMessage | UsageMessage>(
  (job, post) => ('files' in job ? answerUsageJob(job, post) : answerTicketJob(job, post)),
  (job) => ('files' in job ? readingFailureTexts.files : readingFailureTexts.file),
);
