import { Icon, type IconProps } from './icon';

// Separate from the icons of the landing page, which would bundle all of these too: a module that several pages share
// contains whatever any of them uses. Import them from './icons'.

export const SearchIcon = (props: IconProps) => (
  <Icon d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20.5 20.5" {...props} />
);

export const FilterIcon = (props: IconProps) => (
  <Icon
    d="M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
    {...props}
  />
);

export const MapPinIcon = (props: IconProps) => (
  <Icon
    d="M12 21.5s7-6.1 7-11.5a7 7 0 1 0-14 0c0 5.4 7 11.5 7 11.5Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
    {...props}
  />
);

export const ClockIcon = (props: IconProps) => (
  <Icon d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2" {...props} />
);

export const CalendarIcon = (props: IconProps) => (
  <Icon
    d="M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1Zm-1 5h16M8 3.5v4m8-4v4"
    {...props}
  />
);

export const TickIcon = (props: IconProps) => <Icon d="m5 12.5 4.5 4.5L19 7.5" {...props} />;

export const ChevronDownIcon = (props: IconProps) => <Icon d="m6 9.5 6 6 6-6" {...props} />;

export const ChevronRightIcon = (props: IconProps) => <Icon d="m9.5 6 6 6-6 6" {...props} />;

export const DownloadIcon = (props: IconProps) => (
  <Icon d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15" {...props} />
);

export const UploadIcon = (props: IconProps) => (
  <Icon d="M12 15V4.5M7.5 9 12 4.5 16.5 9m-12 10.5h15" {...props} />
);

export const MailIcon = (props: IconProps) => (
  <Icon
    d="M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm-.7 1.2 8.2 6.3 8.2-6.3"
    {...props}
  />
);

export const PhoneIcon = (props: IconProps) => (
  <Icon
    d="M8.6 4H5.5A1.5 1.5 0 0 0 4 5.6C4.6 13.5 10.5 19.4 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-3.1l-4-1.8-1.9 2c-2.4-1.2-4.5-3.3-5.7-5.7l2-1.9L8.6 4Z"
    {...props}
  />
);

export const ExternalIcon = (props: IconProps) => (
  <Icon
    d="M14 4.5h5.5V10m0-5.5L11 13M9.5 5.5h-4a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-4"
    {...props}
  />
);

export const GlobeIcon = (props: IconProps) => (
  <Icon
    d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0 0c4.7-4.7 4.7-12.3 0-17-4.7 4.7-4.7 12.3 0 17ZM3.5 12h17"
    {...props}
  />
);

export const UserIcon = (props: IconProps) => (
  <Icon
    d="M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 9c.6-3.7 3.6-6 7.5-6s6.9 2.3 7.5 6"
    {...props}
  />
);

export const FileIcon = (props: IconProps) => (
  <Icon
    d="M13.5 3.5H6.5a1 1 0 0 0-1 1v15a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-11m-5-5 5 5m-5-5v5h5M9 13h6m-6 3.5h4"
    {...props}
  />
);

export const CopyIcon = (props: IconProps) => (
  <Icon
    d="M9.5 8.5h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1Zm6-3v-1h-10a1 1 0 0 0-1 1v10h1"
    {...props}
  />
);

export const ShareIcon = (props: IconProps) => (
  <Icon
    d="M17.5 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-11 6a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm11 6a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-8.8-9.7 6.6-3.6m-6.6 6 6.6 3.6"
    {...props}
  />
);

export const ArrowLeftIcon = (props: IconProps) => (
  <Icon d="M19.5 12h-15m0 0 6-6m-6 6 6 6" {...props} />
);

export const ArrowRightIcon = (props: IconProps) => (
  <Icon d="M4.5 12h15m0 0-6-6m6 6-6 6" {...props} />
);

export const PlusIcon = (props: IconProps) => <Icon d="M12 5v14M5 12h14" {...props} />;

export const EditIcon = (props: IconProps) => (
  <Icon
    d="m4.5 19.5 1-4.5L16 4.5a1.4 1.4 0 0 1 2 0L19.5 6a1.4 1.4 0 0 1 0 2L9 18.5l-4.5 1Zm9.5-13 3.5 3.5"
    {...props}
  />
);

export const TrashIcon = (props: IconProps) => (
  <Icon
    d="M4.5 6.5h15m-10.5 0v-2a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2m-8.5 0 .8 12a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0 1.5-1.5l.8-12M10 10.5v5.5m4-5.5v5.5"
    {...props}
  />
);

export const InfoIcon = (props: IconProps) => (
  <Icon d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-4.5v-5m0-3.2v.1" {...props} />
);

export const WarningIcon = (props: IconProps) => (
  <Icon
    d="M10.7 4.8 3.4 17.5A1.5 1.5 0 0 0 4.7 19.8h14.6a1.5 1.5 0 0 0 1.3-2.3L13.3 4.8a1.5 1.5 0 0 0-2.6 0ZM12 9.5v4m0 3v.1"
    {...props}
  />
);

export const ImageIcon = (props: IconProps) => (
  <Icon
    d="M6 4.5h12A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V6A1.5 1.5 0 0 1 6 4.5Zm-1.5 11 4-4 4 4 2.5-2.5 4.5 4.5M15 10.2a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4Z"
    {...props}
  />
);

export const FlagIcon = (props: IconProps) => (
  <Icon d="M6 21V4m0 1.5c4-2 7 2 12 0v8.5c-5 2-8-2-12 0" {...props} />
);
