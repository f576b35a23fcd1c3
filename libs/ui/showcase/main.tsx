import { createRoot } from 'react-dom/client';
import '../src/tokens.css';
import '../src/base.css';
import { Showcase } from './showcase.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(<Showcase />);
