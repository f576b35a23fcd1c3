import { currentLearner } from '@revisoins/auth';
import { isAppError } from '@revisoins/contracts';
import { toast } from '@revisoins/host';
import { language, useTranslation } from '@revisoins/i18n';
import { useState } from 'react';
import { useSkillName } from '../learner/use-skill-name.ts';

export type ExportFormat = 'json' | 'csv';

const MINUTE_MS = 60_000;

/** Saves a file through the browser's downloads. */
function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: some browsers start to read only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS);
}

/** Everything that the site stores about the learner, as formatted JSON. Rejects with an AppError. */
async function exportJson(): Promise<Blob> {
  const { callRpc } = await import('@revisoins/backend');
  return new Blob([JSON.stringify(await callRpc('export_my_data'), null, 2)], { type: 'application/json' });
}

/** Gives the learner their data as a file. The code loads on demand. */
export function useExport(): {
  exporting: ExportFormat | null;
  exportAs: (format: ExportFormat) => Promise<void>;
} {
  const { t } = useTranslation('account');
  const skillName = useSkillName();
  const [exporting, setExporting] = useState<ExportFormat | null>(null);

  const make = async (format: ExportFormat): Promise<Blob> => {
    if (format === 'json') return exportJson();
    const { exportCsv } = await import('./export-csv.ts');
    return exportCsv(await currentLearner(), {
      headings: [
        t('csv.skill'),
        t('csv.score'),
        t('csv.questions'),
        t('csv.percent'),
        t('csv.seconds'),
        t('csv.date'),
      ],
      skillName,
      separator: language() === 'fr' ? ';' : ',',
    });
  };

  const exportAs = async (format: ExportFormat) => {
    setExporting(format);
    try {
      saveFile(await make(format), `revisoins-${new Date().toISOString().slice(0, 10)}.${format}`);
      toast({ title: t('data.done'), description: t('data.doneBody'), variant: 'success' });
    } catch (error) {
      const isLimited = isAppError(error) && error.kind === 'rate-limited';
      toast({
        title: t('error'),
        description: t(isLimited ? 'data.limited' : 'data.failed'),
        variant: 'destructive',
      });
    } finally {
      setExporting(null);
    }
  };
  return { exporting, exportAs };
}
