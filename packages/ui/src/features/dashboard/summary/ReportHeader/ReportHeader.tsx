import type { Report } from '@roi-insight/contracts';
import { basedOnText, reportDays, subjectName } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { useBrand, useFormats } from '../../../../brand/index.ts';
import { media, theme, type } from '../../../../theme/index.ts';
import { EditableName } from '../../names/EditableName.tsx';
import type { ReportNaming } from '../../names/ReportNaming.ts';
import { SCREEN_HEADING_ID } from '../../../shell/PageFrame/ScreenChrome.ts';

/** One line on a desktop. Parts that do not fit have a separate line. */
const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[4]};
`;

const Title = styled.h1`
  ${type.heading}
  outline: none;
`;

const Subtitle = styled.p`
  ${type.small}
  color: ${theme.color.textMuted};
`;

const Project = styled.div`
  ${type.small}
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
  ${media.desktop} {
    margin-inline-start: auto;
  }
`;

interface ReportHeaderProps extends RootProps<'header'> {
  /** The report whose subject is named. */
  readonly report: Report;
  /** The project's name if one was entered, and how to change it. */
  readonly naming?: ReportNaming | undefined;
}

/** The subject of the report: the assistant, the project, and the number of tickets on which it is based. */
export function ReportHeader({ report, naming, ...root }: ReportHeaderProps) {
  const formats = useFormats();
  const { assistant } = useBrand();
  const { provenance } = report;
  const described = provenance && reportDays(formats, report, provenance);
  return (
    <Root {...root}>
      <Title id={SCREEN_HEADING_ID} tabIndex={-1}>
        Your <bdi>{assistant}</bdi> ROI Report
      </Title>
      <Subtitle>{basedOnText(formats, report)}</Subtitle>
      {described && (
        <Project>
          <EditableName {...naming} entry="project" fallback={subjectName(formats, report)} />
          {/* Organizations and reports from a ticket file have no project key, and an entered name is the whole name. */}
          {provenance.tracker !== 'file' &&
            report.organization === undefined &&
            naming?.names?.project === undefined &&
            ` (${provenance.project.key})`}
          , {described.days}
        </Project>
      )}
    </Root>
  );
}
