// Replaces the federation runtime in the baseline build: every remote is part of the bundle.
import employer from 'mfe-employer/app';
import jobseeker from 'mfe-jobseeker/app';
import publicApp from 'mfe-public/app';
import tools from 'mfe-tools/app';

const apps = {
  'mfe-public/App': publicApp,
  'mfe-employer/App': employer,
  'mfe-jobseeker/App': jobseeker,
  'mfe-tools/App': tools,
};

export const registerPlugins = () => {};
export const registerRemotes = () => {};
export const loadRemote = async (id) => ({ default: apps[id] });
