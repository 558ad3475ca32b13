import { readingFailureTexts } from '@roi-insight/report-text';
import { answerTeamTable } from '../organization/answerTeamTable.ts';
import type { TeamTableJob, TeamTableMessage } from '../organization/messages.ts';
import { answerReportFile } from '../reportFile/answerReportFile.ts';
import type { ReportFileMessage } from '../reportFile/messages.ts';
import { answerTicketJob } from '../ticketFile/answerTicketJob.ts';
import type { TicketFileJob, TicketFileMessage } from '../ticketFile/messages.ts';
import { answerUsageJob } from '../usageFile/answerUsageJob.ts';
import type { UsageJob, UsageMessage } from '../usageFile/messages.ts';
import { answerJob } from './answerJob.ts';

type Job = File | TicketFileJob | UsageJob | TeamTableJob;

const isUsage = (job: Job): job is UsageJob => 'files' in job;

/** The script of the workers that read files: a report, tickets, usage or a table of teams. As one script it is 14 kB smaller, because all read text and JSON. */
answerJob<Job, ReportFileMessage | TicketFileMessage | UsageMessage | TeamTableMessage>(
  (job, post) => {
    if (job instanceof File) return answerReportFile(job, post);
    if ('table' in job) return answerTeamTable(job);
    return isUsage(job) ? answerUsageJob(job, post) : answerTicketJob(job, post);
  },
  (job) => (isUsage(job) ? readingFailureTexts.files : readingFailureTexts.file),
);
