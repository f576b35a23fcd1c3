export { ReadinessScreen as Component } from './readiness-screen.tsx';

export async function loader(): Promise<null> {
  const { providePageTexts } = await import(/* webpackChunkName: "readiness-texts" */ './page-texts.ts');
  providePageTexts();
  return null;
}
