import { rateQuiz, type QuizResult } from '@revisoins/assessment';
import { product } from '@revisoins/contracts';
import { formatClock, formatPercent, useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useSkillText } from '../skill/use-skill-text.ts';
import { ShareDialog } from './share-dialog.tsx';

export function ShareResult({ result, percent }: { result: QuizResult; percent: number }) {
  const { t } = useTranslation('quiz');
  const { titleOf } = useSkillText();
  const [isOpen, setOpen] = useState(false);
  const message = t('share.message', {
    skill: titleOf(result.skillTitle),
    percent: formatPercent(percent),
    score: result.score,
    total: result.totalQuestions,
    time: formatClock(result.timeSpent),
    rating: t(`rating.${rateQuiz(percent)}`),
    product: product.name,
    link: product.shareLink,
  });
  return (
    <>
      <Button variant="secondary" icon={<Share2 size={20} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('share.action')}
      </Button>
      <ShareDialog message={message} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
