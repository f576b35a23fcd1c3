import { useTranslation } from '@revisoins/i18n';
import type { RemoteSkeleton, RemoteSkeletons } from '@revisoins/router';
import { Card, Chip, Page, Skeleton } from '@revisoins/ui';
import quizMeStyles from './quiz-me/quiz-me.module.css';
import threadStyles from './talk/thread.module.css';
import testsStyles from './try-voice/tests.module.css';
import { BackToTalk } from './voice-links/back-to-talk.tsx';
import { VoiceMenu } from './voice-links/voice-menu.tsx';
import { CAN_SPEAK_KEY } from './hearing/can-speak.ts';
import settingsStyles from './voice-settings/settings.module.css';

function TalkSkeleton({ isSpoken }: { isSpoken: boolean }) {
  const { t } = useTranslation('voice');
  return (
    <Page
      width="reading"
      title={t(isSpoken ? 'title' : 'titleWritten')}
      eyebrow={<Chip tone="warm">{t('beta')}</Chip>}
      lead={t(isSpoken ? 'lead' : 'leadWritten')}
      actions={<VoiceMenu />}
    >
      <div className={threadStyles.screen} aria-busy="true">
        <Card>
          <Skeleton shape="block" height="10rem" />
        </Card>
        <Card>
          <Skeleton shape="block" height="6rem" />
        </Card>
      </div>
    </Page>
  );
}

function QuizMeSkeleton() {
  const { t } = useTranslation('voice');
  return (
    <Page width="reading" title={t('oral.title')} eyebrow={<BackToTalk />} lead={t('oral.lead')}>
      <div className={quizMeStyles.screen} aria-busy="true">
        <Card>
          <Skeleton shape="block" height="24rem" />
        </Card>
      </div>
    </Page>
  );
}

const voicePage = (name: 'settings' | 'tests', screen: string | undefined): RemoteSkeleton => ({
  Screen: function VoicePageSkeleton() {
    const { t } = useTranslation('voice');
    return (
      <Page eyebrow={<BackToTalk />} title={t(`${name}.title`)} lead={t(`${name}.lead`)}>
        <div className={screen} aria-busy="true">
          <Card>
            <Skeleton shape="block" height="24rem" />
          </Card>
        </div>
      </Page>
    );
  },
});

export const skeletons: RemoteSkeletons = {
  voice: [
    { Screen: () => <TalkSkeleton isSpoken={false} />, device: { [CAN_SPEAK_KEY]: ['false'] } },
    { Screen: () => <TalkSkeleton isSpoken /> },
  ],
  'quiz-me': [{ Screen: QuizMeSkeleton }],
  settings: [voicePage('settings', settingsStyles.screen)],
  tests: [voicePage('tests', testsStyles.screen)],
};
