export { createDemoModel, type DemoCompletion, type DemoRequest, demoModelId } from './createDemoModel.ts';
