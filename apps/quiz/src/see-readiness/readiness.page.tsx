export { ReadinessScreen as Component } from './readiness-screen.tsx';
