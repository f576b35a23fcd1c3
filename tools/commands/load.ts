import '@revisoins/load/main';
