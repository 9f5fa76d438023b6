import styles from './landing-content.module.css';

/** A path through the grove, from a seed in the soil through a sprout to a tree. Decorative. */
export function GroveScene() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 520 360"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="520" height="360" rx="12" fill="var(--picture-sky)" />
      <circle cx="448" cy="70" r="34" fill="var(--picture-sun)" />
      <path
        d="M0 250c60-52 150-66 236-34 70 26 170 34 284-26v158a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12v-98Z"
        fill="var(--picture-leaf-soft)"
      />
      <path
        d="M0 292c90-36 190-40 290-14 90 22 170 16 230-10v80a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12v-56Z"
        fill="var(--picture-ground)"
      />
      <path
        d="M58 330c70-34 130-12 190-26s96-40 158-36"
        stroke="var(--picture-page)"
        strokeWidth="7"
        strokeDasharray="1 18"
      />
      <g>
        <ellipse cx="92" cy="294" rx="46" ry="15" fill="var(--picture-soil)" />
        <g transform="rotate(18 92 254)">
          <path d="M74 250c0 20 8 30 18 36 10-6 18-16 18-36H74Z" fill="var(--picture-dry)" />
          <path d="M83 257c1 8 3 13 7 18" stroke="var(--picture-page)" strokeOpacity=".6" strokeWidth="3.5" />
          <path d="M69 249c0-12 10-19 23-19s23 7 23 19c0 4-3 6-7 6H76c-4 0-7-2-7-6Z" fill="var(--picture-leaf-deep)" />
          <path d="M92 230c0-5 1-9 4-12" stroke="var(--picture-leaf-deep)" strokeWidth="5" />
        </g>
        <path d="M52 294c10-8 24-12 40-12s30 4 40 12c-9 7-23 10-40 10s-31-3-40-10Z" fill="var(--picture-soil)" />
      </g>
      <g>
        <ellipse cx="222" cy="284" rx="42" ry="13" fill="var(--picture-soil)" />
        <path d="M222 282c0-26-1-44 1-64" stroke="var(--picture-leaf-deep)" strokeWidth="6" />
        <path d="M222 236c-30 2-46-15-48-42 29-2 47 13 48 42Z" fill="var(--picture-leaf)" />
        <path d="M223 224c-1-26 17-43 48-42 1 27-17 44-48 42Z" fill="var(--picture-leaf-deep)" />
        <path d="M188 206c12 5 22 12 30 22m42-35c-12 6-22 14-31 25" stroke="var(--picture-leaf-soft)" strokeWidth="3" />
      </g>
      <g>
        <path d="M382 282c4-30 4-58 2-92h18c-2 34-2 62 4 92-8 4-16 4-24 0Z" fill="var(--picture-soil)" />
        <path d="m392 228-28-28m32 14 26-26" stroke="var(--picture-soil)" strokeWidth="8" />
        <circle cx="346" cy="164" r="44" fill="var(--picture-leaf-deep)" />
        <circle cx="440" cy="162" r="42" fill="var(--picture-leaf-deep)" />
        <circle cx="392" cy="130" r="54" fill="var(--picture-leaf)" />
        <path d="M362 122c5-18 17-28 34-30" stroke="var(--picture-leaf-soft)" strokeWidth="5" />
        <g fill="var(--picture-page)">
          <rect x="398" y="128" width="46" height="24" rx="6" />
          <rect x="332" y="160" width="40" height="24" rx="6" />
          <rect x="428" y="172" width="36" height="22" rx="6" />
        </g>
        <path d="M406 140h28m-94 32h22m74 11h18" stroke="var(--picture-leaf-deep)" strokeWidth="4" />
      </g>
      <path
        d="M148 96c6-8 14-8 18 0 4-8 12-8 18 0M236 60c5-6 11-6 14 0 3-6 9-6 14 0"
        stroke="var(--picture-outline)"
        strokeWidth="3"
      />
    </svg>
  );
}
