import { remote } from '@revisoins/rspack';

export default remote(import.meta.dirname);
