import '@revisoins/sdk/main';
