import type { Preview } from '@storybook/react-vite';
import '@assent/ui/styles.css';
import './preview.css';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'centered',
    options: {
      storySort: { order: ['Start', 'Elicitation form', 'URL consent', 'Sampling review', 'Roots', '*'] },
    },
  },
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language of the kit’s own words',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'zh-CN', title: '简体中文' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en', direction: 'ltr' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = String(globals.theme);
      document.documentElement.dir = String(globals.direction);
      document.documentElement.lang = String(globals.locale);
      return <Story />;
    },
  ],
};

export default preview;
