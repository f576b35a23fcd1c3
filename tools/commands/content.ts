import '@revisoins/content/main';
