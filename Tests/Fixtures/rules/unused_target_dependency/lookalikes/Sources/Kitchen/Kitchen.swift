import ComposableArchitecture
import MenuText
// clean: 'Menu' comes with 'MenuText'; 'Styles' adds members to another type; 'Registry' is linked for what it registers;
// 'Empty' declares nothing; 'Resources' has no sources.
public struct Kitchen {}
