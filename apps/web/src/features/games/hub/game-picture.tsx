export { GamePicture } from '#ui/pictures/game-picture.tsx';
