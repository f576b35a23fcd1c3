import type { Skill } from '@revisoins/assessment';
import { hostCapabilities } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link, useNavigate } from '@revisoins/router';
import { Button, LinkButton } from '@revisoins/ui';
import { RotateCcw } from 'lucide-react';
import { quizAddress } from '../quiz-draft/quiz-address.ts';
import { ShareResult } from '../share-result/share-result.tsx';
import type { LastResult } from './last-result.ts';
import { RedoMissed } from './redo-missed.tsx';
import styles from './results.module.css';

export interface ResultActionsProps {
  readonly last: LastResult;
  readonly skill: Skill;
  readonly percent: number;
}

export function ResultActions({ last, skill, percent }: ResultActionsProps) {
  const { t } = useTranslation('quiz');
  const navigate = useNavigate();
  const { result } = last;
  // In the place of the results, as these were put in the place of the quiz: Back always leads to where it was chosen.
  const openQuiz = (count: number) =>
    void navigate(quizAddress(skill.id, count, result.timing), { replace: true });
  return (
    <div className={styles.actions}>
      <Button
        icon={<RotateCcw size={20} aria-hidden="true" />}
        onClick={() => openQuiz(result.totalQuestions)}
      >
        {t('results.redo')}
      </Button>
      <RedoMissed last={last} skill={skill} onBegun={openQuiz} />
      <ShareResult result={result} percent={percent} />
      <LinkButton variant="secondary">
        <Link to="/skills">{t('results.otherQuizzes')}</Link>
      </LinkButton>
      {hostCapabilities().accounts ? (
        <LinkButton variant="secondary">
          <Link to="/dashboard">{t('results.dashboard')}</Link>
        </LinkButton>
      ) : null}
    </div>
  );
}
