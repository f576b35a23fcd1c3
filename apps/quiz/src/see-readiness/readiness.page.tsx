export { ReadinessScreen as Component } from './readiness-screen.tsx';

export async function loader(): Promise<null> {
  const { providePageTexts } = await import('./page-texts.ts');
  providePageTexts();
  return null;
}
