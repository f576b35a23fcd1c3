import { skills, splitSkillTitle } from '@revisoins/assessment';
import { ResultsSkeleton } from '@revisoins/assessment/player';
import type { ReferenceFile } from '@revisoins/assessment/reference';
import { i18n, language, useTranslation } from '@revisoins/i18n';
import { Link, type RemoteSkeletonProps, type RemoteSkeletons } from '@revisoins/router';
import { Card, LinkButton, Page, Skeleton } from '@revisoins/ui';
import { ArrowLeft } from 'lucide-react';
import { allSkills } from './attempt/quiz-place.ts';
import { ProgressCards } from './browse-skills/progress-cards.tsx';
import skillsStyles from './browse-skills/skills-screen.module.css';
import startStyles from './configure-quiz/quiz-start.module.css';
import { StartHeading } from './configure-quiz/start-heading.tsx';
import { ReferenceLink } from './look-up/reference-link.tsx';
import referenceStyles from './look-up/reference.module.css';
import resultsStyles from './see-results/results.module.css';
import { useSkillText } from './skill/use-skill-text.ts';
import { GeneratingQuiz } from './take-quiz/generating-quiz.tsx';

const skillValues = skills.map(({ id }) => String(id));
const skillTitle = (id: string) => i18n.t(`skills:comp${id}.title`);

function SkillsSkeleton() {
  const { t } = useTranslation('quiz');
  return (
    <Page title={t('skills.title')} lead={t('skills.lead')}>
      <div className={skillsStyles.screen} aria-busy="true">
        <ProgressCards progress={undefined} />
        <Skeleton shape="block" height="48px" />
        <Skeleton shape="block" height="46px" />
        <ul className={skillsStyles.cards}>
          {[0, 1, 2, 3, 4, 5].map((card) => (
            <li key={card}>
              <Skeleton shape="block" height="16rem" />
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}

function QuizStartSkeleton({ texts: [number = '', name = '', description = ''] }: RemoteSkeletonProps) {
  const { t } = useTranslation('quiz');
  return (
    <Page width="reading">
      <LinkButton variant="quiet" size="small" className={startStyles.back ?? ''}>
        <Link to="/skills">
          <ArrowLeft size={18} aria-hidden="true" />
          {t('backToSkills')}
        </Link>
      </LinkButton>
      <StartHeading icon={null} number={number} name={name} />
      <p className={startStyles.description}>{description}</p>
      <div className={startStyles.figures} aria-busy="true">
        <Skeleton width="22rem" />
      </div>
      <Card as="section">
        <Skeleton shape="block" height="28rem" />
      </Card>
    </Page>
  );
}

function SessionSkeleton() {
  return <GeneratingQuiz title={useSkillText().skillText(allSkills).title} subject={allSkills} />;
}

function MistakesSkeleton() {
  const { t } = useTranslation('quiz');
  return (
    <Page title={t('mistakes.title')} lead={t('mistakes.lead')}>
      <div aria-busy="true">
        <Skeleton shape="block" height="60rem" />
      </div>
    </Page>
  );
}

function ReadinessSkeleton() {
  const { t } = useTranslation('quiz');
  return (
    <Page width="reading" title={t('readiness.how')} lead={t('readiness.lead')}>
      <div aria-busy="true">
        <Skeleton shape="block" height="40rem" />
      </div>
    </Page>
  );
}

function ResultsScreenSkeleton() {
  const { t } = useTranslation('quiz');
  return <ResultsSkeleton title={t('results.title')} className={resultsStyles.screen} />;
}

function ReviewSkeleton() {
  const { t } = useTranslation('quiz');
  return <ResultsSkeleton title={t('review.title')} className={resultsStyles.screen} />;
}

function ReferenceSkeleton() {
  const { t } = useTranslation('quiz');
  return (
    <Page title={t('reference.title')} lead={t('reference.lead')}>
      <div className={referenceStyles.screen} aria-busy="true">
        <Skeleton shape="block" height="48px" />
        <ul className={referenceStyles.topics}>
          {[0, 1, 2, 3, 4, 5].map((card) => (
            <li key={card}>
              <Skeleton shape="block" height="24rem" />
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}

function TopicSkeleton({ texts: [title = ''] }: RemoteSkeletonProps) {
  return (
    <Page width="reading" title={title} eyebrow={<ReferenceLink />}>
      <div className={referenceStyles.screen} aria-busy="true">
        <Skeleton shape="block" height="16rem" />
        <Skeleton shape="block" height="16rem" />
      </div>
    </Page>
  );
}

const topics = import.meta.webpackContext('../../../content/reference', { regExp: /\.json$/ });
const topicFile = (name: string) => topics(`./${name}.json`) as ReferenceFile;

export const skeletons: RemoteSkeletons = {
  skills: [{ Screen: SkillsSkeleton }],
  'quiz-start': [
    {
      Screen: QuizStartSkeleton,
      variants: {
        values: skillValues,
        texts: (id) => {
          const { number, name } = splitSkillTitle(skillTitle(id));
          return [number, name, i18n.t(`skills:comp${id}.description`)];
        },
      },
    },
  ],
  quiz: [
    {
      Screen: ({ texts: [title = ''] }) => <GeneratingQuiz title={title} />,
      variants: { values: skillValues, texts: (id) => [skillTitle(id)] },
    },
  ],
  session: [{ Screen: SessionSkeleton }],
  mistakes: [{ Screen: MistakesSkeleton }],
  readiness: [{ Screen: ReadinessSkeleton }],
  results: [{ Screen: ResultsScreenSkeleton }],
  review: [{ Screen: ReviewSkeleton }],
  reference: [{ Screen: ReferenceSkeleton }],
  topic: [
    {
      Screen: TopicSkeleton,
      variants: {
        values: topics.keys().flatMap((file) => /^\.\/([a-z-]+)\.json$/.exec(file)?.[1] ?? []),
        texts: (name) => [topicFile(name).title[language()]],
      },
    },
  ],
};
