import { Icon, type IconProps } from './icon';

export {
  ArrowLeftIcon,
  ArrowRightIcon,
  CalendarIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  ClockIcon,
  CopyIcon,
  DownloadIcon,
  EditIcon,
  ExternalIcon,
  FileIcon,
  FilterIcon,
  FlagIcon,
  GlobeIcon,
  ImageIcon,
  InfoIcon,
  MailIcon,
  MapPinIcon,
  PhoneIcon,
  PlusIcon,
  SearchIcon,
  ShareIcon,
  TickIcon,
  TrashIcon,
  UploadIcon,
  UserIcon,
  WarningIcon,
} from './page-icons';
export type { IconProps };

// The icons of the landing page and the frame; all others are in page-icons.

export const BriefcaseIcon = (props: IconProps) => (
  <Icon
    d="M4.5 7.5h15a1 1 0 0 1 1 1V18a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V8.5a1 1 0 0 1 1-1Zm4 0V5.5a1 1 0 0 1 1-1h5a1 1 0 0 1 1 1v2M3.5 12.5c5.5 2 11.5 2 17 0M12 13v1.5"
    {...props}
  />
);

export const BuildingIcon = (props: IconProps) => (
  <Icon
    d="M4 9.5 5.5 4h13L20 9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M5.5 12v8h13v-8M10 20v-4.5h4V20"
    {...props}
  />
);

export const CloseIcon = (props: IconProps) => <Icon d="m6 6 12 12M18 6 6 18" {...props} />;

export const MenuIcon = (props: IconProps) => <Icon d="M4 7h16M4 12h16M4 17h10" {...props} />;

export const StarIcon = (props: IconProps) => (
  <Icon
    d="m12 3.8 2.5 5.1 5.7.8-4.1 4 1 5.6-5.1-2.6-5.1 2.6 1-5.6-4.1-4 5.7-.8L12 3.8Z"
    {...props}
  />
);

export const CalculatorIcon = (props: IconProps) => (
  <Icon
    d="M6.5 3.5h11a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Zm2.5 4h6M9 12v.1m3-.1v.1m3-.1v.1M9 16.5v.1m3-.1v.1m3-.1v.1"
    {...props}
  />
);

export const PenSparkIcon = (props: IconProps) => (
  <Icon
    d="M5 19.5 6 15l8-8 3.5 3.5-8 8-4.5 1Zm13.5-17 .7 1.8 1.8.7-1.8.7-.7 1.8-.7-1.8L16 5l1.8-.7.7-1.8ZM19.5 15l.5 1.5 1.5.5-1.5.5-.5 1.5-.5-1.5-1.5-.5 1.5-.5.5-1.5Z"
    {...props}
  />
);
