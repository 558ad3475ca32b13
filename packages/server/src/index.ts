export { buildApp, type Dependencies } from './app.ts';
export { type Config, readConfig } from './config.ts';
